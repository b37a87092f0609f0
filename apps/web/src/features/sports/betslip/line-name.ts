// chunk: alone
import type { Text } from '@pavilion/i18n';
import { selectionName } from '../../../common/odds/selection-text.ts';
import type { SlipLine } from './slip.types.ts';

/** What a line of the slip is called: by its selection, or as a builder. */
export const lineName = (t: Text, line: SlipLine): string =>
  line.builder ? t('ui.builder.title') : selectionName(t, line);
