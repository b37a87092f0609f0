import { themes, type TemplateName, type ThemeCode } from '@pavilion/domain/themes';
import { TemplateEnvironmentProvider } from '@pavilion/templates/environment';
import { TemplateFrame } from '@pavilion/templates/frame';
import type {
  GameRow,
  GameTile,
  Template,
  TemplateEnvironment,
} from '@pavilion/templates/region-props';
import { useState } from 'react';
import { SampleSignUp, sampleJackpots, sampleTournaments } from './sample-competitions.tsx';
import { sampleCatalogue, sampleProviderEntries, sampleRows } from './sample-games.tsx';
import { SampleBoard, SampleSlip, sampleMatches, sampleSports } from './sample-sports.tsx';
import { sampleFooter, sampleShell, sampleSlides, sampleWinners } from './sample-shell.tsx';

/** A template with sample data, as its home page. */
export function GalleryPage(props: {
  template: Template;
  name: TemplateName;
  themeCode: ThemeCode;
  colour: string;
  player: string | null;
  path: string;
  environment: TemplateEnvironment;
}) {
  const { template, themeCode, colour } = props;
  const { Hero, Lobby, Card } = template.regions;
  const [favourites, setFavourites] = useState(new Set(['golden-koi']));
  const rows = sampleRows(favourites, props.environment.text);
  const shell = sampleShell({ ...props, text: props.environment.text });
  const toggle = ({ id }: GameTile) =>
    setFavourites(
      (before) =>
        new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
    );
  return (
    <TemplateEnvironmentProvider environment={props.environment}>
      <TemplateFrame
        template={template}
        breakpointPx={themes[themeCode].breakpointPx}
        shell={shell}
        footer={sampleFooter(shell)}
        aside={<SampleSlip />}
      >
        <Hero
          slides={sampleSlides(themeCode, colour)}
          winners={sampleWinners}
          matches={sampleMatches}
          isLoading={false}
          jackpots={sampleJackpots}
          tournaments={sampleTournaments}
          games={heroGames(props.name, rows)}
          signUpPanel={props.player ? null : <SampleSignUp />}
        />
        <Lobby
          rows={rows}
          providers={sampleProviderEntries}
          jackpots={sampleJackpots}
          sports={sampleSports}
          catalogue={sampleCatalogue(rows)}
          isLoading={false}
          onRetry={null}
          Card={Card}
          onToggleFavourite={toggle}
          sportsBoard={<SampleBoard />}
          extras={null}
        />
      </TemplateFrame>
    </TemplateEnvironmentProvider>
  );
}

/** What the hero names its games: tables of the house, live tables, or quick games. */
function heroGames(name: TemplateName, rows: GameRow[]): GameTile[] {
  const row = name === 'template7' || name === 'template15' ? 'livecasino' : 'crash';
  return rows.find(({ id }) => id === row)?.games ?? [];
}
