import { createContext, useCallback, useContext, useMemo, useRef } from 'react';
import { useCurrentUser } from 'shared-area';
import {
  decideApplication,
  takeBackDecision,
  type Application,
  type ServiceDefinition,
} from 'shared-data';
import { useAction, useOutcome, type Outcome } from 'shared-ui/outcome';
import { useProblemMessage } from '../admin/useProblemMessage';
import { useApplicationsMessages } from './i18n';
import { attemptDecision } from './attemptDecision';
import { findCertified } from './findCertified';
import { isRecommended } from './isRecommended';
import { useFailureMessage } from './useFailureMessage';

/** The outcome of a decision that was taken, with 'Undo'. */
export function useDecisionOutcome(): (decided: Application) => Outcome {
  const t = useApplicationsMessages();
  const { uid: ownUid } = useCurrentUser();
  const showOutcome = useOutcome();
  const failureMessage = useFailureMessage();

  return useCallback(
    (decided) => {
      const { number, applicant, status } = decided;
      const isApproved = status === 'approved';

      async function takeBack() {
        const result = await attemptDecision({
          application: decided,
          ownUid,
          to: decided.history.at(-1)?.from ?? undefined,
          act: () => takeBackDecision(decided),
        });
        showOutcome(
          'decided' in result
            ? { tone: 'info', text: t('applications.takenBack', { number }) }
            : { tone: 'warn', text: failureMessage(result.failed, 'one') },
        );
      }

      return {
        tone: isApproved ? 'good' : 'info',
        text: t(isApproved ? 'applications.approved' : 'applications.rejected', {
          number,
          applicant: applicant.name,
        }),
        onUndo: takeBack,
      };
    },
    [t, ownUid, showOutcome, failureMessage],
  );
}

interface Decisions {
  /** The ids of the applications that are being decided. */
  running: ReadonlySet<string>;
  approve: (application: Application) => void;
  reject: (application: Application) => void;
}

/**
 * An application that no clerk has recommended, or whose approval signs a certificate, and the callback that approves it.
 */
export interface ApprovalQuestion {
  application: Application;
  /** The version whose certificate is signed; undefined if none is. */
  certified?: ServiceDefinition | undefined;
  approve: () => void;
}

/**
 * The decisions of an admin on single applications. An application has at most one running at a time.
 * @param onReject asks for the reason; must keep its identity between renders
 * @param onAsk asks before an approval that no clerk has recommended or that signs a certificate; must keep its identity
 *   between renders too
 */
export function useDecisions(
  onReject: (application: Application) => void,
  onAsk: (question: ApprovalQuestion) => void,
): Decisions {
  const { uid: ownUid } = useCurrentUser();
  const outcomeOf = useDecisionOutcome();
  const failureMessage = useFailureMessage();
  const { running, run } = useAction(useProblemMessage());
  /** The revision that each decision led to: until its row shows it, the row cannot be decided again. */
  const revisions = useRef(new Map<string, number>());

  return useMemo(() => {
    const approve = (application: Application) =>
      void run(application.id, async () => {
        const { id, revision } = application;
        if (revision < (revisions.current.get(id) ?? 0)) return undefined;
        const result = await attemptDecision({
          application,
          ownUid,
          to: 'approved',
          act: () => decideApplication(id, { decision: 'approved', revision }),
        });
        if ('failed' in result) {
          return { tone: 'warn', text: failureMessage(result.failed, 'one') };
        }
        revisions.current.set(id, result.decided.revision);
        return outcomeOf(result.decided);
      });
    return {
      running,
      reject: onReject,
      approve: (application) => {
        void findCertified(application).then((certified) => {
          if (isRecommended(application) && !certified) approve(application);
          else onAsk({ application, certified, approve: () => approve(application) });
        });
      },
    };
  }, [running, run, ownUid, onReject, onAsk, outcomeOf, failureMessage]);
}

/** Passes the decisions to the rows, so that the table's columns keep their identity while an action is running. */
export const DecisionsContext = createContext<Decisions | null>(null);

/** @throws Error outside of a `DecisionsContext` */
export function useRowDecisions(): Decisions {
  const decisions = useContext(DecisionsContext);
  if (!decisions) throw new Error('The actions of a row need the decisions of their page.');
  return decisions;
}
