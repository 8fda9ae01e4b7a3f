import { useState } from 'react';
import type { SavedDraft, Service } from 'shared-data';

/** The service of the form, as it was when it was chosen: what it asks does not change under somebody's hands. */
export interface ChosenService {
  id: string;
  /** As it was chosen. */
  name: string;
  /** 0 where it asks nothing. */
  version: number;
}

interface ChosenServiceOptions {
  /** What is on offer; undefined where that could not be loaded. */
  services: readonly Service[] | undefined;
  draft: SavedDraft | undefined;
  /** The name of the service that the citizen comes for. */
  wanted: string | null;
}

/** It stays when an admin publishes another version of it, gives it another name or takes it off the list. */
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
    /** As it is called now. */
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

/** By its id, as its name may have changed since; also one that was removed, since what it asks is still known. */
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
