/** The choices of the status filter, after 'All' (spec.md §2). */
export const statusFilters = ['pending', 'in-progress', 'completed'] as const;
