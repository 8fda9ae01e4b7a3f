import { Actions } from 'shared-ui';
import { PaperActions } from './PaperActions';

const texts = { export: 'Export CSV', print: 'Print' };
const nothing = () => undefined;

export function OfAReport() {
  return (
    <Actions>
      <PaperActions texts={texts} isEmpty={false} onExport={nothing} />
    </Actions>
  );
}

export function WhileExporting() {
  return (
    <Actions>
      <PaperActions texts={texts} isEmpty={false} isExporting onExport={nothing} />
    </Actions>
  );
}

export function OfAnEmptyReport() {
  return (
    <Actions>
      <PaperActions texts={texts} isEmpty onExport={nothing} />
    </Actions>
  );
}
