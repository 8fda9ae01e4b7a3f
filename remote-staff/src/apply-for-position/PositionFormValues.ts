import { type PositionValues } from 'shared-data';
import { positionFields } from 'shared-data/model';

export interface PositionFormValues extends PositionValues {
  resume: File | null;
}

/** The fields in the order of the form. */
export const formFields = [...positionFields, 'resume'] as const;

export const emptyValues: PositionFormValues = {
  fullName: '',
  email: '',
  phone: '',
  dob: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  position: '',
  department: '',
  experience: '',
  skills: '',
  resume: null,
};
