import { createFileFetcher } from '@pavilion/client/file-fetcher';
import { historyExport } from '@pavilion/contracts/player/money/history-export.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useMutation } from '@tanstack/react-query';
import { callerPorts, type CallArguments } from '../../../core/api.ts';
import { saveFile } from '@pavilion/web-core/save-file';
import { useTimeZone } from '../../../core/time-zone.ts';

const fetchFile = createFileFetcher(callerPorts);

/** Takes a list as a file, as long as it is; times are those of the player's own zone. */
export function ExportButton(props: {
  asked: CallArguments<typeof historyExport>;
  isDisabled?: boolean;
  className?: string;
}) {
  const t = useText();
  const time_zone = useTimeZone();
  const download = useMutation({
    mutationFn: async () =>
      saveFile(
        `${props.asked.what}.csv`,
        await fetchFile(historyExport, { ...props.asked, time_zone }),
      ),
  });
  return (
    <Button
      kind="secondary"
      icon="download"
      isBusy={download.isPending}
      disabled={props.isDisabled}
      className={props.className}
      onClick={() => download.mutate()}
    >
      {t('ui.history.csv')}
    </Button>
  );
}
