export interface DraftAnnouncement {
  /** Tells the other tabs that this one has changed the draft. */
  send: () => void;
  end: () => void;
}

/**
 * Connects the tabs of a browser that show the form of one draft.
 * @param key of the draft, unique in the portal
 * @param onChanged called when another tab has changed the draft, and when this one is shown again: then it may have missed that
 */
export function announceDraft(key: string, onChanged: () => void): DraftAnnouncement {
  const channel =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(`portal-draft ${key}`) : undefined;
  channel?.addEventListener('message', onChanged);
  const onShown = () => {
    if (document.visibilityState === 'visible') onChanged();
  };
  document.addEventListener('visibilitychange', onShown);
  return {
    send: () => channel?.postMessage('changed'),
    end: () => {
      channel?.close();
      document.removeEventListener('visibilitychange', onShown);
    },
  };
}
