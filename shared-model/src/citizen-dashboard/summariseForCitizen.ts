import type { Application } from '../applications/applicationSchema';
import { outcomeOf } from '../applications/statusWords';
import type { Appointment } from '../appointments/appointmentSchema';
import { findCalls } from './findCalls';
import type { Activity, CitizenDashboard } from './CitizenDashboard';
import type { CitizenTask, Message, Project } from './citizenDashboardSchema';

/** The records that concern one citizen. */
export interface CitizenRecords {
  applications: readonly Application[];
  projects: readonly Project[];
  tasks: readonly CitizenTask[];
  messages: readonly Message[];
  appointments: readonly Appointment[];
}

const recentActivities = 4;

/** The dashboard's figures and four latest activities (spec.md §2, user dashboard). */
export function summariseForCitizen(records: CitizenRecords, now: Date): CitizenDashboard {
  const { applications, projects, tasks, messages, appointments } = records;
  const toCome = appointments.filter(({ at }) => Date.parse(at) > now.getTime());
  return {
    activeProjects: projects.filter(({ stage }) => stage === 'active').length,
    upcomingTasks: tasks.filter(({ done }) => !done).length + toCome.length,
    newMessages: messages.filter(({ readAt }) => readAt === null).length,
    pendingItems: applications.filter(({ status }) => outcomeOf(status) === 'pending').length,
    activities: activitiesOf(records).slice(0, recentActivities),
    calls: findCalls(applications, now),
    sample: [applications, projects, tasks, messages].flat().some(({ sample }) => sample === true),
  };
}

/** Everything that happened, newest first. A note on an application is no activity; a change of its certificate is. */
export function activitiesOf({
  applications,
  projects,
  tasks,
  messages,
  appointments,
}: CitizenRecords): Activity[] {
  const activities: Activity[] = [
    ...applications.flatMap(({ id, number, service, history, sample }) =>
      // Newest first here too: steps of the same millisecond keep their order below.
      [...history]
        .reverse()
        .filter(({ from, to, certificate }) => from !== to || certificate)
        .map(({ at, from, to, certificate }): Activity => ({
          kind: 'application',
          id: `application-${id}-${at}`,
          at,
          applicationId: id,
          number,
          service,
          from,
          to,
          certificate,
          ...markOf(sample),
        })),
    ),
    ...projects.map(({ id, title, stage, updatedAt, sample }): Activity => ({
      kind: 'project',
      id: `project-${id}`,
      at: updatedAt,
      title,
      stage,
      ...markOf(sample),
    })),
    ...tasks.map(({ id, title, createdAt, dueAt, sample }): Activity => ({
      kind: 'task',
      id: `task-${id}`,
      at: createdAt,
      title,
      dueAt,
      ...markOf(sample),
    })),
    ...messages.map(({ id, from, subject, sentAt, sample }): Activity => ({
      kind: 'message',
      id: `message-${id}`,
      at: sentAt,
      messageId: id,
      title: subject,
      from,
      ...markOf(sample),
    })),
    ...appointments.map(({ id, at, createdAt }): Activity => ({
      kind: 'appointment',
      id: `appointment-${id}`,
      at: createdAt,
      dueAt: at,
    })),
  ];
  return activities.sort((a, b) => b.at.localeCompare(a.at));
}

function markOf(sample: true | undefined): { sample?: true } {
  return sample ? { sample } : {};
}
