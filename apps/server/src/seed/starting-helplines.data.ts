/** Where players of any country find somebody to talk to, free of charge; an operator adds those of his own. */
export const startingHelplines = [
  { country: 'GB', name: 'GamCare', phone: '0808 8020 133', href: 'https://www.gamcare.org.uk' },
  { country: 'GB', name: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org' },
] as const;
