import { useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { takeBackDecision, type Application } from 'shared-data';
import { Actions, Button, LazyPage, media, Skeleton, theme } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialog';
import { useAction, useOutcome, type Outcome } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { useProblemMessage } from '../admin/useProblemMessage';
import { useApplicationsMessages } from './i18n';
import { approveAll } from './approveAll';
import { attemptDecision, type FailedDecision } from './attemptDecision';
import { isRecommended } from './isRecommended';
import { sortForApproval } from './sortForApproval';
import { useFailureMessage } from './useFailureMessage';

const loadCertificates = async () =>
  (await import('./certificate/CertificatesToSign')).CertificatesToSign;

interface BulkActionsProps {
  /** The applications of the page. */
  rows: readonly Application[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
}

/**
 * Selects applications of the page and approves them after one confirmation. Only undecided ones are included; the dialog
 * names the others.
 */
export function BulkActions({ rows, selected, onSelect }: BulkActionsProps) {
  const t = useApplicationsMessages();
  const { uid: ownUid } = useCurrentUser();
  const showOutcome = useOutcome();
  const failureMessage = useFailureMessage();
  const [isAsking, setAsking] = useState(false);
  const { running, run } = useAction(useProblemMessage());
  const { takes, approved, rejected, own } = sortForApproval(rows, ownUid);
  const chosen = takes.filter(({ id }) => selected.includes(id));
  const unchecked = chosen.filter((application) => !isRecommended(application)).length;

  async function approve(): Promise<Outcome> {
    const result = await approveAll(chosen, ownUid);
    setAsking(false);
    onSelect([]);
    return {
      tone: result.failed.length > 0 ? 'warn' : 'good',
      text: (
        <>
          <p>{t('bulk.approved', { count: result.approved.length })}</p>
          {failureMessages(result.failed)}
        </>
      ),
      onUndo: result.approved.length > 0 ? () => takeBackAll(result.approved) : undefined,
    };
  }

  async function takeBackAll(decided: readonly Application[]) {
    const failed: FailedDecision[] = [];
    for (const application of decided) {
      const to = application.history.at(-1)?.from ?? undefined;
      const act = () => takeBackDecision(application);
      const result = await attemptDecision({ application, ownUid, to, act });
      if ('failed' in result) failed.push(result.failed);
    }
    showOutcome({
      tone: failed.length > 0 ? 'warn' : 'info',
      text: (
        <>
          <p>{t('bulk.takenBack', { count: decided.length - failed.length })}</p>
          {failureMessages(failed)}
        </>
      ),
    });
  }

  function failureMessages(failed: readonly FailedDecision[]) {
    return failed.map((each) => <p key={each.application.id}>{failureMessage(each, 'several')}</p>);
  }

  return (
    <Bar role="group" aria-label={t('bulk.label')}>
      <Count>{t('bulk.selected', { count: chosen.length })}</Count>
      <Button
        size="small"
        variant="secondary"
        // The focus returns to this button when the dialog closes.
        aria-disabled={chosen.length === 0}
        onClick={() => setAsking(true)}
      >
        {t('bulk.approve')}
      </Button>
      {chosen.length < takes.length || takes.length === 0 ? (
        <Button
          size="small"
          variant="quiet"
          disabled={takes.length === 0}
          onClick={() => onSelect(takes.map(({ id }) => id))}
        >
          {t('bulk.selectAll')}
        </Button>
      ) : (
        <Button size="small" variant="quiet" onClick={() => onSelect([])}>
          {t('bulk.clear')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('bulk.confirmTitle', { count: chosen.length })}
        confirmLabel={t('bulk.approve')}
        busy={running.size > 0}
        busyLabel={t('bulk.approving')}
        onConfirm={() => void run('approve', approve)}
        onClose={() => setAsking(false)}
      >
        <p>{t('bulk.confirmText')}</p>
        {isAsking && chosen.some(({ form }) => form) && (
          <LazyPage
            load={loadCertificates}
            props={{ applications: chosen }}
            waiting={<Skeleton lines={2} />}
          />
        )}
        {unchecked > 0 && <p>{t('bulk.notRecommended', { unchecked, count: chosen.length })}</p>}
        {approved.length > 0 && <p>{t('bulk.leftOutApproved', { count: approved.length })}</p>}
        {rejected.length > 0 && <p>{t('bulk.leftOutRejected', { count: rejected.length })}</p>}
        {own.length > 0 && <p>{t('bulk.leftOutOwn', { count: own.length })}</p>}
      </ConfirmDialog>
    </Bar>
  );
}

const Bar = styled(Actions)`
  margin-bottom: ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

/** On its own line on a phone: a longer count must not push a button into the next line. */
const Count = styled.span`
  ${media.mobile} {
    flex-basis: 100%;
  }
`;
