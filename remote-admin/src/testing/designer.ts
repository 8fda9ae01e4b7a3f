import { screen, within } from '@testing-library/react';
import {
  publishService,
  watchServiceDesign,
  type Question,
  type Service,
  type ServiceDefinition,
  type ServiceDesign,
} from 'shared-data';
import { definitionFrom } from 'shared-data/model';
import { addServiceAsAdmin } from './addServiceAsAdmin';
import { firstOf } from '../../../tools/testing/firstOf';
import { renderArea } from './renderArea';

/** A service with these questions in the section 'Household', and two papers. */
export function household(
  service: Service,
  questions: Question[],
  changes: Partial<ServiceDefinition> = {},
): ServiceDefinition {
  const sections = [{ id: 's1', title: 'Household', questions }];
  return { ...definitionFrom(service), sections, ...changes };
}

/** Opens the designer of a service, and waits until the service and its versions have loaded. */
export async function openDesigner(id: string) {
  const view = renderArea(`/admin/services/${id}`);
  await screen.findByRole('button', { name: 'Publish' });
  const versions = within(screen.getByRole('region', { name: 'Published versions' }));
  await versions.findByText(/^(None yet|The first:)/);
  return view;
}

/** Opens the designer of 'Ration Card', which is published as version 1. */
export async function openRationCard(questions: Question[], changes?: Partial<ServiceDefinition>) {
  const service = await addServiceAsAdmin('Ration Card');
  await publishService(service.id, household(service, questions, changes), 0);
  return { service, ...(await openDesigner(service.id)) };
}

/** The saved definition of a service. */
export const designOf = (id: string): Promise<ServiceDesign> => firstOf(watchServiceDesign(id));
