import type { ReactNode } from 'react';
import {
  useRecords,
  watchServiceVersion,
  type FilledForm,
  type RecordsState,
  type ServiceVersion,
} from 'shared-data';

/** Undefined where an application has no form. */
export type DefinitionState = RecordsState<ServiceVersion> | undefined;

interface FormDefinitionProps {
  form: FilledForm | undefined;
  children: (state: DefinitionState) => ReactNode;
}

/** Reads the version of the service that a form was filled in for, while everything around it stands. */
export function FormDefinition({ form, children }: FormDefinitionProps) {
  return form ? <Version form={form}>{children}</Version> : children(undefined);
}

function Version({ form, children }: FormDefinitionProps & { form: FilledForm }) {
  return children(useRecords(watchServiceVersion, form.serviceId, form.version));
}
