import { Card } from '../Card/Card';
import { PageGrid } from './PageGrid';
import { WorkColumn } from './WorkColumn';

export function WithHelpBesideTheWork() {
  return (
    <PageGrid>
      <WorkColumn>
        <Card as="section" aria-label="Your details">
          <h2>Your details</h2>
          <p>As they stand on your papers.</p>
        </Card>
        <Card as="section" aria-label="Your papers">
          <h2>Your papers</h2>
          <p>A photo of each is enough.</p>
        </Card>
      </WorkColumn>
      <section aria-label="Help">
        <h2>Questions?</h2>
        <p>Ask at the council office.</p>
      </section>
    </PageGrid>
  );
}
