import type { ServiceDefinition } from './definitionSchema';

/** Why a definition cannot be published, and where: the words are the admins' catalogue's. */
export interface DefinitionProblem {
  /** The id of the section, question or paper; undefined where it is about the service itself. */
  at?: string;
  /** The field of it, such as 'label', 'choices' or 'showIf'. */
  field: string;
  /** Such as 'missing', 'too-long', 'too-many', 'order'. */
  code: string;
  /** What the sentence names, such as { limit: 200, length: 5000 }. */
  values?: Record<string, string | number>;
}

/** All problems of a definition; it can be published where there are none. */
export function findDefinitionProblems(_definition: ServiceDefinition): DefinitionProblem[] {
  return [];
}
