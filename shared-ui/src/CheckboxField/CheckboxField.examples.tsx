import { TextLink } from '../TextLink/TextLink';
import { CheckboxField } from './CheckboxField';

export function Plain() {
  return <CheckboxField label="Remember me" />;
}

export function Ticked() {
  return <CheckboxField label="Remember me" defaultChecked />;
}

export function WithLink() {
  return (
    <CheckboxField
      label={
        <>
          I agree to the <TextLink to="/terms">Terms</TextLink>
        </>
      }
    />
  );
}

export function WithHintAndError() {
  return (
    <CheckboxField
      label="I certify that all information provided is accurate"
      hint="By submitting, you agree to our terms of service"
      error="Tick the box to certify your information"
    />
  );
}

export function Disabled() {
  return <CheckboxField label="Remember me" disabled />;
}
