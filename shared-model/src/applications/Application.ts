import type { FilledForm } from '../definitions/filledFormSchema';
import type { ApplicationText } from './applicationText';
import type { ApplicationId } from '../kinds/kinds';

/** Every stage of an application, in the order of its way through the council. */
export const applicationStatuses = [
  'pending',
  'in-review',
  'returned',
  'recommended',
  'approved',
  'rejected',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationPriorities = ['normal', 'high', 'urgent'] as const;
export type ApplicationPriority = (typeof applicationPriorities)[number];

/** The application as a citizen fills it in. */
export interface ApplicationDraft extends ApplicationText {
  /** Created by the form (`newDraftId()`), once per form: it becomes the application's id. */
  id: ApplicationId;
  /** As in `Application`. */
  language?: string | undefined;
  documents: readonly File[];
  /** `papers` refers to positions in `documents`: '1' is the first. */
  form?: FilledForm | undefined;
  /**
   * The answers that are names of persons: the application is found by their words. The form computes them, since
   * it has already loaded the definition; a store would have to fetch it for each application.
   */
  names?: readonly string[] | undefined;
}
