import { FileField } from './FileField';

const nothing = () => undefined;

const field = {
  label: 'Supporting Documents',
  hint: 'PDF, DOC, JPG, PNG (MAX. 5MB each)',
  accept: '.pdf,.doc,.docx,.jpg,.jpeg,.png',
  multiple: true,
  onAdd: nothing,
  onRemove: nothing,
};

export function Empty() {
  return <FileField {...field} files={[]} />;
}

export function One() {
  return <FileField {...field} label="Resume" multiple={false} files={[]} optional />;
}

export function WithFiles() {
  return (
    <FileField
      {...field}
      files={[
        { id: '1', name: 'ration-card.pdf', size: 482_000 },
        {
          id: '2',
          name: 'photograph-of-the-house-from-the-road.jpg',
          size: 3_400_000,
          progress: 0.4,
        },
        {
          id: '3',
          name: 'land-record-scan.png',
          size: 7_300_000,
          error: 'Larger than 5 MB: choose a smaller scan',
        },
      ]}
    />
  );
}

export function WithError() {
  return <FileField {...field} files={[]} error="Add at least one document" />;
}

export function Disabled() {
  return (
    <FileField {...field} files={[{ id: '1', name: 'ration-card.pdf', size: 482_000 }]} disabled />
  );
}
