import { useNavigate } from 'react-router-dom';
import { ServiceName } from 'shared-area';
import { takeNextApplication } from 'shared-data';
import { useAction } from 'shared-ui/outcome';
import { staffPaths } from '../staffPaths';
import { useAssignmentProblem } from './useAssignment';
import { useWorklistMessages, WorklistMessage } from './i18n';

/**
 * Takes the application with the earliest deadline, and opens its review.
 * @param state the location state for the review's link back: `{ from: useLocation() }`
 */
export function useTakeNext(state: unknown) {
  const t = useWorklistMessages();
  const navigate = useNavigate();
  const { running, run } = useAction(useAssignmentProblem());

  /** @param service restricts it to the service of this name. Resolves to whether it succeeded. */
  const takeNext = (service?: string) =>
    run('next', async () => {
      const taken = await takeNextApplication(service);
      if (!taken) {
        const name = <ServiceName>{service ?? ''}</ServiceName>;
        const text = service ? (
          <WorklistMessage id="nothingNextOf" values={{ service: name }} />
        ) : (
          t('nothingNext')
        );
        return { tone: 'info', text };
      }
      await navigate(staffPaths.review(taken.id), { state });
      return undefined;
    });

  return { takeNext, isTaking: running.size > 0 };
}
