import { HowItWorks } from './HowItWorks';
import { ServicesSection } from './ServicesSection';

/** The static part of the landing page: its code is not loaded on a first visit. */
export function LandingSections() {
  return (
    <>
      <ServicesSection />
      <HowItWorks />
    </>
  );
}
