/** Changes of a person's own account, and of an organizer's employees. */
export const EVENTS = [] as const;
export const QUIET = ['profile.changed', 'sessions.changed', 'notifications.changed', 'employees.changed'] as const;
