import { Button } from 'shared-ui';
import { ControlText } from './ControlText';
import { InFirstLanguage } from './InFirstLanguage';
import { InLanguage } from './InLanguage';
import { Listed } from './Listed';
import { RecordText } from './RecordText';

export function OfAnotherLanguage() {
  return (
    <p>
      The council calls it <InLanguage lang="mr">रहिवासी दाखला</InLanguage>.
    </p>
  );
}

export function OfTheFirstLanguage() {
  return (
    <p>
      “<InFirstLanguage>Residence Proof</InFirstLanguage>” was published.
    </p>
  );
}

export function InAList() {
  return (
    <p>
      Bring{' '}
      <Listed>
        {[
          <InLanguage key="identity" lang="en">
            a proof of identity
          </InLanguage>,
          <InLanguage key="residence" lang="en">
            a proof of residence
          </InLanguage>,
        ]}
      </Listed>
      .
    </p>
  );
}

export function InAButton() {
  return (
    <Button variant="secondary">
      <ControlText
        name={
          <>
            Edit <InFirstLanguage>Residence Proof</InFirstLanguage>
          </>
        }
      >
        Edit
      </ControlText>
    </Button>
  );
}

export function OfASample() {
  return (
    <p>
      <RecordText sample>A ration card camp is held on Saturday.</RecordText>
    </p>
  );
}
