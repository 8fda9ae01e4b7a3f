import { useEffect, useRef } from 'react';
import { Actions } from '../Actions/Actions';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import type { Outcome } from './Outcome';
import { OutcomeProvider } from './OutcomeProvider';
import { RaisedOutcomes } from './RaisedOutcomes';
import { useOutcome } from './useOutcome';

const approved: Outcome = { tone: 'good', text: '#PAN-2026-001 was approved.' };

interface DeskProps {
  outcome: Outcome;
}

function Desk({ outcome }: DeskProps) {
  const showOutcome = useOutcome();
  return (
    <>
      <Button onClick={() => showOutcome(outcome)}>Approve</Button>
      <TextField label="Search" />
    </>
  );
}

/** A page with one action, for the tests. */
export function DeskWithOutcome({ outcome = approved }: Partial<DeskProps>) {
  return (
    <OutcomeProvider>
      <Desk outcome={outcome} />
    </OutcomeProvider>
  );
}

function Shown({ outcome }: DeskProps) {
  const showOutcome = useOutcome();
  useEffect(() => showOutcome(outcome), [showOutcome, outcome]);
  return null;
}

const undoable: Outcome = { ...approved, onUndo: () => Promise.resolve() };

export function WithUndo() {
  return (
    <OutcomeProvider>
      <Shown outcome={undoable} />
    </OutcomeProvider>
  );
}

const several: Outcome = {
  tone: 'warn',
  title: 'What happened',
  text: (
    <ul>
      <li>6 applications were approved.</li>
      <li>Not approved: #PAN-2026-007.</li>
    </ul>
  ),
};

export function AboveTheButtonsOfAPage() {
  const row = useRef<HTMLDivElement>(null);
  return (
    <OutcomeProvider>
      <Actions ref={row}>
        <RaisedOutcomes above={row} />
        <Button>Recommend</Button>
      </Actions>
      <Shown outcome={approved} />
    </OutcomeProvider>
  );
}

export function OfSeveral() {
  return (
    <OutcomeProvider>
      <Shown outcome={several} />
    </OutcomeProvider>
  );
}
