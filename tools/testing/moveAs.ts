import {
  openRecords,
  type Actor,
  type Application,
  type ApplicationStatus,
  type OpenedAnswers,
} from 'shared-data';

interface Step {
  to: ApplicationStatus;
  note?: string;
  opened?: OpenedAnswers;
  revision: number;
}

/** Moves an application as another person than the one signed in. @throws as `moveApplication` */
export async function moveAs(by: Actor, id: string, step: Step): Promise<Application> {
  const { applications } = await openRecords();
  return applications.move(id, { ...step, by });
}
