import { themeColours } from '@pavilion/domain/theme-colours';
import { templateNames, themeByTemplate } from '@pavilion/domain/themes';

/** A site of every template, without slides, news, games or leagues: as one is on its first day. */
export const bareSites = templateNames.map((template) => {
  const theme = themeByTemplate(template);
  return {
    template,
    theme,
    colour: themeColours[theme][0],
    id: `bare-${theme}`,
    host: `bare-${theme}.localhost`,
  };
});
