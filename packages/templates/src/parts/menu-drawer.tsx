// chunk: later
import { Dialog } from '@pavilion/ui/dialog';
import { useTemplateEnvironment } from '../environment.tsx';
import type { MenuItem } from '../props/shell.ts';
import { LanguageList } from './language-menu.tsx';
import { MenuLinks } from './menu-links.tsx';
import styles from './menu-drawer.module.css';
import type { ToolDialogProps } from './tool-dialog.types.ts';

/** A drawer is for going somewhere quickly: the lobby itself shows its providers. */
const withoutProviders = (item: MenuItem): MenuItem => ({ ...item, children: [] });

/** Everything of the site in one drawer, for narrow screens. */
export function MenuDrawer(props: ToolDialogProps) {
  const { shell, onClose } = props;
  const { text } = useTemplateEnvironment();
  const lead = shell.menu.filter(({ isSports }) => isSports);
  const games = {
    id: 'games',
    title: text('ui.template.games'),
    items: shell.menu.filter(({ isSports }) => !isSports).map(withoutProviders),
  };
  const sports = {
    id: 'sports',
    title: text('ui.template.sports'),
    items: [...lead, ...shell.sportsTree],
  };
  const groups = [
    ...(lead.length > 0 ? [sports, games] : [games, sports]),
    { id: 'more', title: text('ui.template.more'), items: shell.links },
    {
      id: 'account',
      title: text('ui.template.account'),
      items: shell.player ? shell.accountMenu : [],
    },
  ];
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={onClose}
      title={text('ui.template.menu')}
      closeLabel={text('ui.common.close')}
      kind="drawer"
      size="small"
    >
      <div className={styles.search}>{shell.search}</div>
      <nav aria-label={text('ui.template.menu')} className={styles.menu}>
        {groups
          .filter((group) => group.items.length > 0)
          .map((group) => (
            <section key={group.id}>
              <h3 className={styles.title}>{group.title}</h3>
              <MenuLinks items={group.items} onChoose={onClose} />
            </section>
          ))}
        {shell.languages.length > 1 ? (
          <section>
            <h3 className={styles.title}>{text('ui.template.language')}</h3>
            <LanguageList shell={shell} onChoose={onClose} />
          </section>
        ) : null}
      </nav>
    </Dialog>
  );
}
