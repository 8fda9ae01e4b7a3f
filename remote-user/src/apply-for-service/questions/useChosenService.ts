import { useState } from 'react';
import type { SavedDraft, Service } from 'shared-data';

/** The service of the form, as it was when it was selected: its questions do not change while the citizen answers them. */
export interface ChosenService {
  id: string;
  /** Its name when it was selected. */
  name: string;
  /** 0 if it has no questions. */
  version: number;
}

interface ChosenServiceOptions {
  /** The offered services; undefined if they could not be loaded. */
  services: readonly Service[] | undefined;
  draft: SavedDraft | undefined;
  /** The name of the preselected service. */
  wanted: string | null;
}

/**
 * The selection stays when an admin publishes another version, renames the service or removes it from the list: an earlier
 * version is accepted for some days.
 */
export function useChosenService({ services: known, draft, wanted }: ChosenServiceOptions) {
  const services = known ?? [];
  const [chosen, setChosen] = useState(
    () => serviceOfDraft(services, draft) ?? serviceNamed(wanted, services),
  );
  const offered = services.find(({ id }) => id === chosen?.id);
  return {
    chosen,
    choose: (name: string) =>
      setChosen((before) => (before?.name === name ? before : serviceNamed(name, services))),
    /** Selects the service again, as it is offered now: with its current questions. */
    chooseAgain: () =>
      setChosen((before) => serviceNamed(offered?.name ?? null, services) ?? before),
    /** The current name of the service. */
    currentName: offered?.name ?? chosen?.name ?? '',
    isGone: known !== undefined && chosen !== undefined && !offered,
  };
}

function serviceNamed(
  name: string | null,
  services: readonly Service[],
): ChosenService | undefined {
  const service = services.find((candidate) => candidate.name === name);
  return service && { id: service.id, name: service.name, version: service.version };
}

/** Found by id, since its name may have changed; also finds a removed service, whose definition still exists. */
function serviceOfDraft(
  services: readonly Service[],
  draft: SavedDraft | undefined,
): ChosenService | undefined {
  if (!draft?.form) return serviceNamed(draft?.service ?? null, services);
  const { serviceId, version } = draft.form;
  const offered = services.find(({ id }) => id === serviceId);
  return (
    serviceNamed(offered?.name ?? null, services) ?? { id: serviceId, name: draft.service, version }
  );
}
