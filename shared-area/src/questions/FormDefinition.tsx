import type { ReactNode } from 'react';
import {
  useRecords,
  watchServiceVersion,
  type FilledForm,
  type RecordsState,
  type ServiceVersion,
} from 'shared-data';
import { useDefinitionInLanguage } from './useDefinitionInLanguage';

/** Undefined if an application has no form. */
export type DefinitionState = RecordsState<ServiceVersion> | undefined;

interface FormDefinitionProps {
  form: FilledForm | undefined;
  /**
   * In the council's own language, whatever the language of the page, because a certificate is made from it.
   */
  asPublished?: boolean;
  children: (state: DefinitionState) => ReactNode;
}

/**
 * Loads the version of the service that a form was filled in for, in the language of the page, without unmounting its
 * children.
 */
export function FormDefinition({ form, ...rest }: FormDefinitionProps) {
  return form ? <Version form={form} {...rest} /> : rest.children(undefined);
}

function Version({
  form,
  asPublished = false,
  children,
}: FormDefinitionProps & { form: FilledForm }) {
  const state = useRecords(watchServiceVersion, form.serviceId, form.version);
  const published = state.status === 'ready' ? state.data : undefined;
  const definition = useDefinitionInLanguage(published?.definition);
  if (asPublished || state.status !== 'ready' || !definition) return children(state);
  return children({ ...state, data: { ...state.data, definition } });
}
