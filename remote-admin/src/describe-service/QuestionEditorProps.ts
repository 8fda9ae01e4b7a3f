import type { Question, QuestionKind, ServiceDefinition } from 'shared-data';
import type { DesignStep } from './designState';
import type { DesignEdits } from './useDesign';
import type { ShownProblems } from './useProblems';

export interface QuestionEditorProps<Kind extends QuestionKind = QuestionKind> {
  question: Extract<Question, { kind: Kind }>;
  definition: ServiceDefinition;
  unread: DesignStep['unread'];
  problems: ShownProblems;
  edits: DesignEdits;
  /** Puts the focus on an element after the change has rendered. */
  focus: (elementId: string) => void;
}
