import { templateNames, themeByTemplate, themes } from '@pavilion/domain/themes';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TemplateEnvironmentProvider } from './environment.tsx';
import { TemplateFrame } from './frame.tsx';
import { loadTemplate } from './index.ts';
import type { HeroProps } from './props/hero.ts';
import type { LobbyProps } from './props/lobby.ts';
import type { ShellProps } from './props/shell.ts';
import type { Template, TemplateBelow } from './props/template.ts';
import { LobbySportsBoard } from './regions/lobby/lobby-sports-board.tsx';
import * as sample from './testing/sample-props.tsx';
import { LayoutHintProvider, type Layout } from './use-layout.ts';

const layouts: Layout[] = ['wide', 'narrow'];
const nothing = () => undefined;
const board = 'the board of the shell';
const waitingSports = { days: [], selectedDay: '', onDay: nothing, leagues: [], isLoading: true };

/** A home page as the server draws it: no window, no document. */
function draw(options: {
  template: Template;
  breakpointPx: number;
  layout: Layout;
  below: TemplateBelow;
  shell: ShellProps;
  hero: HeroProps;
  lobby: Partial<LobbyProps>;
}): string {
  const { template, shell } = options;
  const { Hero } = template.regions;
  const { Lobby, Card, Footer } = options.below;
  return renderToString(
    <LayoutHintProvider value={options.layout}>
      <TemplateEnvironmentProvider environment={sample.sampleEnvironment}>
        <TemplateFrame
          template={template}
          breakpointPx={options.breakpointPx}
          shell={shell}
          footer={<Footer {...sample.sampleFooter(shell)} />}
        >
          <Hero {...options.hero} />
          <Lobby
            rows={sample.sampleRows}
            isLoading={false}
            onRetry={null}
            Card={Card}
            onToggleFavourite={nothing}
            sportsBoard={null}
            extras={null}
            {...options.lobby}
          />
        </TemplateFrame>
      </TemplateEnvironmentProvider>
    </LayoutHintProvider>,
  );
}

describe.each(templateNames)('%s on the server', (name) => {
  const breakpointPx = themes[themeByTemplate(name)].breakpointPx;

  it.each(layouts)('draws a guest’s full home page, hinted %s', async (layout) => {
    const template = await loadTemplate(name);
    const below = await template.loadBelow();
    const options = { template, below, breakpointPx, layout, hero: sample.sampleHero, lobby: {} };
    const markup = draw({ ...options, shell: sample.sampleShell() });
    expect(markup).toContain(`data-layout="${layout}"`);
    expect(markup).toContain('hot-0');
  });

  it('draws a player’s page while nothing has come yet', async () => {
    const template = await loadTemplate(name);
    const below = await template.loadBelow();
    const hero = { slides: [], winners: [], matches: [], isLoading: true };
    const markup = draw({
      template,
      below,
      breakpointPx,
      layout: 'narrow',
      shell: sample.sampleShell({ player: sample.samplePlayer, marquee: [] }),
      hero,
      lobby: { rows: [], isLoading: true, sports: waitingSports, sportsBoard: <p>{board}</p> },
    });
    expect(markup).toContain(sample.longAmount);
    // The board of the shell waits by itself; a lobby of games or leagues shows that it waits.
    const isBoard = below.Lobby === LobbySportsBoard;
    expect(markup).toContain(isBoard ? board : 'aria-busy="true"');
  });
});
