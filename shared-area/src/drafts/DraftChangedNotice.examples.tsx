import { DraftChangedNotice } from './DraftChangedNotice';

export function InAForm() {
  return <DraftChangedNotice onKeepThis={() => undefined} onUseOther={() => undefined} />;
}
