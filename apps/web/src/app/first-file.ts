/**
 * What the home page shares with other screens: named here it comes in the first file, where it
 * costs less than in files of its own.
 */
import '@pavilion/contracts/player/site/fetch-slide.contract';
import '@pavilion/contracts/player/games/get-hot-games.contract';
import '@pavilion/contracts/player/sports/event-list.contract';
import '../common/tiles/use-tiles.ts';
import '../common/sports/team-names.ts';
import '../core/use-now.ts';
import '../common/competitions/competition-queries.ts';
import '../features/site/announcements/announcement-queries.ts';
import '../features/home/home-queries.ts';
