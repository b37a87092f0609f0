import { Icon } from '@pavilion/ui/icon';
import { PopoverMenu } from '@pavilion/ui/popover-menu';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import { useTemplateEnvironment } from '../environment.tsx';
import type { ShellProps } from '../props/shell.ts';
import styles from './language-menu.module.css';

/** The languages that the site offers, each in its own name. */
export function LanguageMenu({ shell }: { shell: ShellProps }) {
  const { text } = useTemplateEnvironment();
  const current = shell.languages.find((language) => language.isCurrent);
  if (shell.languages.length < 2) return null;
  return (
    <PopoverMenu
      label={text('ui.template.languageNow', { language: current?.name ?? '' })}
      buttonClassName={styles.button}
      button={current ? <Flag url={current.flagUrl} /> : <Icon name="globe" />}
    >
      {(close) => <LanguageList shell={shell} onChoose={close} />}
    </PopoverMenu>
  );
}

/** The list itself, also used inside the menu drawer. */
export function LanguageList({ shell, onChoose }: { shell: ShellProps; onChoose?: () => void }) {
  return (
    <ul className={styles.list}>
      {shell.languages.map((language) => (
        <li key={language.tag}>
          <button
            type="button"
            lang={language.tag}
            className={styles.language}
            aria-pressed={language.isCurrent}
            onClick={() => {
              onChoose?.();
              shell.onLanguage(language.tag);
            }}
          >
            <Flag url={language.flagUrl} isLazy />
            <span>{language.name}</span>
            {language.isCurrent ? <Icon name="check" size={18} className={styles.check} /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A globe stands in for a missing flag. */
function Flag({ url, isLazy }: { url: string; isLazy?: boolean }) {
  const { hasFailed, watch } = usePictureFailure(!url);
  if (hasFailed) return <Icon name="globe" size={22} />;
  return (
    <img
      {...watch}
      src={url}
      alt=""
      width={24}
      height={18}
      loading={isLazy ? 'lazy' : 'eager'}
      fetchPriority="low"
      className={styles.flag}
    />
  );
}
