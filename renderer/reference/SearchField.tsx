/** The field to search all pages with. Finds nothing itself. */
import { useRef } from 'preact/hooks';
import { t } from '../strings';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/icons';

interface SearchFieldProps {
  readonly query: string;
  /** Id of the list of what was found; null = none is shown. */
  readonly controls: string | null;
  readonly onChange: (query: string) => void;
  /** Enter: the best that was found. */
  readonly onEnter: () => void;
  /** Arrow down: into what was found. */
  readonly onDown: () => void;
}

export function SearchField({ query, controls, onChange, onEnter, onDown }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const handleKey = (event: KeyboardEvent): void => {
    // While a reading is being turned into signs every key belongs to that.
    if (event.isComposing) return;
    if (event.key === 'Escape' && query !== '') {
      event.stopPropagation();
      onChange('');
    } else if (event.key === 'Enter') onEnter();
    else if (event.key === 'ArrowDown') onDown();
    else return;
    event.preventDefault();
  };
  return (
    <div class="searchField" role="search">
      <Icon name="search" />
      <input
        ref={field}
        type="text"
        role="searchbox"
        class="textField"
        spellcheck={false}
        autocomplete="off"
        placeholder={t('reference:search.field')}
        aria-label={t('reference:search.label')}
        aria-controls={controls ?? undefined}
        value={query}
        onInput={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {query !== '' && (
        <IconButton
          icon="close"
          label={t('reference:search.clear')}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
