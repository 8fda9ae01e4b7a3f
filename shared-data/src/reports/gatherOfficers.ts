import type { Application, ApplicationEvent } from '../applications/Application';
import { isTakingBack } from '../applications/moves';
import type { OfficerFigures } from './Report';
import { countInTime, daysApart, median } from './tally';

interface Gathered extends Omit<OfficerFigures, 'medianDays'> {
  days: number[];
}

interface StepsInPeriod {
  /** The latest one; undefined where it was not recommended in the period. */
  recommendation: ApplicationEvent | undefined;
  /** The step that decided it; undefined where it was not decided in the period. */
  decision: ApplicationEvent | undefined;
  /** Whether it was decided by the day that was promised, where one was and it was decided in the period. */
  isInTime: boolean | undefined;
}

/** Gathers who recommended and who decided, application by application. */
export function gatherOfficers() {
  const officers = new Map<string, Gathered>();

  function officerOf({ by: { uid, name } }: ApplicationEvent): Gathered {
    const known = officers.get(uid);
    if (known) return known;
    const none = { recommended: 0, decided: 0, days: [], inTime: { promised: 0, inTime: 0 } };
    const officer: Gathered = { uid, name, ...none };
    officers.set(uid, officer);
    return officer;
  }

  return {
    /** What was done with an application in the period. */
    add({ submittedAt }: Application, { recommendation, decision, isInTime }: StepsInPeriod): void {
      const takenPart = new Set<Gathered>();
      for (const step of [recommendation, decision]) {
        if (!step) continue;
        const officer = officerOf(step);
        officer[step === decision ? 'decided' : 'recommended'] += 1;
        officer.days.push(daysApart(submittedAt, step.at));
        takenPart.add(officer);
      }
      for (const officer of takenPart) countInTime(officer.inTime, isInTime);
    },

    figures(): OfficerFigures[] {
      return [...officers.values()]
        .map(({ days, ...officer }) => ({ ...officer, medianDays: median(days) }))
        .sort((a, b) => b.recommended + b.decided - (a.recommended + a.decided));
    },
  };
}

/** The latest step that recommended an application; undefined where nobody has. */
export function findRecommendation({ history }: Application): ApplicationEvent | undefined {
  return history.findLast(isRecommendation);
}

/** Not where an admin took a decision back, after which it is recommended as before. */
function isRecommendation(step: ApplicationEvent): boolean {
  return step.to === 'recommended' && step.from !== step.to && !isTakingBack(step);
}
