/** Separate from the area's other messages: only the details of an application with answers load them. */
export default {
  failed: 'The answers could not be shown',
  papers: 'Papers',
} as const;
