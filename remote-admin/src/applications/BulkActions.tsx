import { useState } from 'react';
import type { Application } from 'shared-data';
import { Button, theme } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialog';
import { styled } from 'styled-components';
import { asActor, useAdmin } from '../admin/useAdmin';
import { useWords } from '../words';
import { approveAll, type BulkResult } from './approveAll';

interface BulkActionsProps {
  /** The applications of the page. */
  rows: readonly Application[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onDone: (result: BulkResult) => void;
}

/** Chooses applications of the page, and approves the chosen ones after asking once. */
export function BulkActions({ rows, selected, onSelect, onDone }: BulkActionsProps) {
  const words = useWords();
  const admin = useAdmin();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const chosen = rows.filter(({ id }) => selected.includes(id));

  async function approve() {
    setBusy(true);
    onDone(await approveAll(chosen, asActor(admin)));
    setBusy(false);
    setAsking(false);
    onSelect([]);
  }

  return (
    <Bar role="group" aria-label={words('bulk.label')}>
      <span>{words('bulk.selected', { count: chosen.length })}</span>
      <Button
        size="small"
        variant="secondary"
        disabled={chosen.length === 0}
        onClick={() => setAsking(true)}
      >
        {words('bulk.approve')}
      </Button>
      {chosen.length < rows.length ? (
        <Button size="small" variant="quiet" onClick={() => onSelect(rows.map(({ id }) => id))}>
          {words('bulk.selectAll')}
        </Button>
      ) : (
        <Button size="small" variant="quiet" onClick={() => onSelect([])}>
          {words('bulk.clear')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={words('bulk.confirmTitle', { count: chosen.length })}
        confirmLabel={words('bulk.approve')}
        busy={busy}
        busyLabel={words('bulk.approving')}
        onConfirm={() => void approve()}
        onClose={() => setAsking(false)}
      >
        {words('bulk.confirmText')}
      </ConfirmDialog>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin-bottom: ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
