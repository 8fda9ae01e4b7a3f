import { CheckResult } from './CheckResult';

export function AnswerAgrees() {
  return <CheckResult check={{ agrees: true, note: '' }} of="answer" />;
}

export function AnswerDiffers() {
  return <CheckResult check={{ agrees: false, note: 'The card says 1984.' }} of="answer" />;
}

export function PaperAgrees() {
  return <CheckResult check={{ agrees: true, note: '' }} of="paper" />;
}

export function PaperCannotBeRead() {
  return <CheckResult check={{ agrees: false, note: 'The photo is too dark.' }} of="paper" />;
}
