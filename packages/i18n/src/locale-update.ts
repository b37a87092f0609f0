/** Name of the development server's message that carries new texts of a language to open pages. */
export const localeUpdateEvent = 'pavilion:locale-update';
