/** Pages every footer leads to; `id` is the key of the page's title. */
export const helpLinks = [
  { id: 'about', to: '/about' },
  { id: 'faqs', to: '/faqs' },
  { id: 'banking', to: '/banking' },
  { id: 'responsibleGaming', to: '/responsible-gaming' },
  { id: 'termCondition', to: '/term-condition' },
  { id: 'privacyPolicy', to: '/privacy-policy' },
];
