import { HowItWorks } from './HowItWorks';
import { ServicesSection } from './ServicesSection';

/** What of the landing page is read only: its code is not part of a first visit's. */
export function LandingSections() {
  return (
    <>
      <ServicesSection />
      <HowItWorks />
    </>
  );
}
