import { TextAreaField } from './TextAreaField';

export function Plain() {
  return (
    <TextAreaField
      label="Application Details"
      placeholder="Please provide all necessary details for your application..."
    />
  );
}

export function WithError() {
  return <TextAreaField label="Application Details" error="Tell us what the certificate is for" />;
}

export function Disabled() {
  return <TextAreaField label="Application Details" defaultValue="For school admission" disabled />;
}
