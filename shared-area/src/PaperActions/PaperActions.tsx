import { Download, Printer } from 'lucide-react';
import { Button } from 'shared-ui';

interface PaperActionsProps {
  texts: { export: string; print: string };
  /** The paper has nothing to save or to print. */
  isEmpty: boolean;
  isExporting?: boolean;
  onExport: () => void;
}

/** The actions for a paper of the council: save it as a file, print it. */
export function PaperActions({ texts, isEmpty, isExporting = false, onExport }: PaperActionsProps) {
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download size={20} aria-hidden="true" />}
        disabled={isEmpty}
        busy={isExporting}
        onClick={onExport}
      >
        {texts.export}
      </Button>
      <Button
        variant="secondary"
        icon={<Printer size={20} aria-hidden="true" />}
        disabled={isEmpty}
        onClick={() => window.print()}
      >
        {texts.print}
      </Button>
    </>
  );
}
