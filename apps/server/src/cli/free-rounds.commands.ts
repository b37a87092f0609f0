import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Grant = OfficeAnswer<typeof officeCalls.freeRoundsList>['value'][number];
type StudioGrant = OfficeAnswer<typeof officeCalls.freeRoundsStudio>['value'][number];
type Side = OfficeAnswer<typeof officeCalls.freeRoundsShow>['here'];

const progressOf = (grant: Omit<Grant, 'state' | 'account' | 'valid_until'>): string[] => [
  `${grant.provider}/${grant.games.join(',')}`,
  `${grant.played} of ${grant.rounds} at ${grant.stake}`,
  `won ${grant.won} ${grant.currency}`,
];

const grantLine = (grant: Grant): string =>
  [
    grant.grant,
    grant.account,
    ...progressOf(grant),
    grant.state,
    `until ${grant.valid_until}`,
  ].join('\t');

const studioLine = (grant: StudioGrant): string =>
  [grant.grant, grant.player, ...progressOf(grant), grant.state].join('\t');

const sideLine = (where: string, { state, played, rounds, won }: Side): string =>
  [where, state, `${played} of ${rounds}`, `won ${won}`].join('\t');

export const freeRoundsCommands = [
  defineCommand(
    officeCalls.freeRoundsGrant,
    ['site', 'account'],
    ({ grant }) => `granted\t${grant}`,
  ),
  defineCommand(
    officeCalls.freeRoundsCancel,
    ['site', 'grant'],
    ({ played, rounds }) => `cancelled after ${played} of ${rounds} rounds`,
  ),
  defineCommand(officeCalls.freeRoundsList, ['site', 'account'], ({ value }) => [
    ...value.map(grantLine),
    `${value.length} grants`,
  ]),
  defineCommand(officeCalls.freeRoundsShow, ['site', 'grant'], ({ here, there }) => [
    sideLine('here', here),
    there ? sideLine('there', there) : 'there\tunknown',
  ]),
  defineCommand(officeCalls.freeRoundsStudio, ['site', 'provider', 'account'], ({ value }) => [
    ...value.map(studioLine),
    `${value.length} grants`,
  ]),
];
