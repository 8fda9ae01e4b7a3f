import { Card } from 'shared-ui';
import { HelpPart } from './HelpPart';
import { OfficeHelp } from './OfficeHelp';
import { PageColumns } from './PageColumns';

const work = (
  <Card as="section" aria-label="Your details">
    <h2>Your details</h2>
    <p>As they stand on your papers.</p>
  </Card>
);

export function WithHelp() {
  return (
    <PageColumns
      help={
        <>
          <HelpPart title="Papers for this service">
            <ul>
              <li>Proof of identity</li>
              <li>Proof of residence</li>
            </ul>
          </HelpPart>
          <HelpPart title="Fee">
            <p>₹20, paid at the office.</p>
          </HelpPart>
        </>
      }
    >
      {work}
    </PageColumns>
  );
}

export function WithTheOffice() {
  return <PageColumns help={<OfficeHelp />}>{work}</PageColumns>;
}

export function WithMoreBeside() {
  return (
    <PageColumns
      beside={
        <section aria-label="Preview">
          <h2>What citizens see</h2>
          <p>Nothing of it is sent.</p>
        </section>
      }
    >
      {work}
    </PageColumns>
  );
}
