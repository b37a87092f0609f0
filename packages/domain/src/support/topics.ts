/** What people write to a site about. */
export const ticketTopics = [
  'account',
  'deposit',
  'withdrawal',
  'game',
  'sports',
  'bonus',
  'limits',
  'technical',
  'complaint',
  'other',
] as const;
export type TicketTopic = (typeof ticketTopics)[number];

export const isTicketTopic = (text: string): text is TicketTopic =>
  ticketTopics.some((topic) => topic === text);
