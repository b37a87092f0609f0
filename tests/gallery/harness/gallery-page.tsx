import { themes, type TemplateName, type ThemeCode } from '@pavilion/domain/themes';
import { TemplateEnvironmentProvider } from '@pavilion/templates/environment';
import { TemplateFrame } from '@pavilion/templates/frame';
import type {
  GameRow,
  GameTile,
  Template,
  TemplateEnvironment,
} from '@pavilion/templates/region-props';
import { useEffect, useState } from 'react';
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
  isSlow: boolean;
  environment: TemplateEnvironment;
}) {
  const { template, themeCode, colour } = props;
  const { Hero, Lobby, Card } = template.regions;
  const [favourites, setFavourites] = useState(new Set(['golden-koi']));
  const arrived = useArrival(props.isSlow);
  const rows = sampleRows(favourites, props.environment.text).slice(0, rowsAt[arrived]);
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
          slides={arrived === 0 ? [] : sampleSlides(themeCode, colour)}
          winners={sampleWinners}
          matches={arrived < 2 ? [] : sampleMatches}
          isLoading={arrived === 0}
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
          catalogue={props.isSlow ? undefined : sampleCatalogue(rows)}
          isLoading={arrived === 0}
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

/** Rows of games that are there at each step of a slow arrival. */
const rowsAt = [0, 1, 12] as const;
const stepMs = 700;

/** 0 while nothing is there, 1 with promotions and the first list, 2 with everything; 2 at once unless slow. */
function useArrival(isSlow: boolean): 0 | 1 | 2 {
  const [step, setStep] = useState<0 | 1 | 2>(isSlow ? 0 : 2);
  useEffect(() => {
    if (step === 2) return;
    const timer = setTimeout(() => setStep(step === 0 ? 1 : 2), stepMs);
    return () => clearTimeout(timer);
  }, [step]);
  return step;
}

/** What the hero names its games: tables of the house, live tables, or quick games. */
function heroGames(name: TemplateName, rows: GameRow[]): GameTile[] {
  const row = name === 'template7' || name === 'template15' ? 'livecasino' : 'crash';
  return rows.find(({ id }) => id === row)?.games ?? [];
}
