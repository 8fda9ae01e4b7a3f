import type { ServiceDefinition } from 'shared-data';
import type { DesignStep } from './designState';
import type { DesignEdits } from './useDesign';
import type { useEntries } from './useEntries';
import type { ShownProblems } from './useProblems';

export interface EntriesEditorProps {
  definition: ServiceDefinition;
  unread: DesignStep['unread'];
  problems: ShownProblems;
  edits: DesignEdits;
  entries: ReturnType<typeof useEntries>;
}
