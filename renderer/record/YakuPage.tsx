/** Every yaku that was made or suffered, as bars to either side of its name. Counts nothing. */
import { isHouseYakuId } from '../../shared/houseYaku';
import type { PlayRecord, YakuCount } from '../../shared/record';
import { YakuCards } from '../screens/YakuCards';
import { formatNumber, t } from '../strings';
import { percentOf, SpokenTable } from './SpokenTable';
import { yakuPicture } from './yakuPicture';

const nameOf = ({ id, name }: YakuCount): string =>
  isHouseYakuId(id) ? (name ?? '') : t(`cards:yaku.${id}.name`);

interface RowProps {
  readonly count: YakuCount;
  readonly most: number;
  readonly rules: PlayRecord['rules'];
}

function Row({ count, most, rules }: RowProps) {
  const { id, name, made, suffered } = count;
  return (
    <li class="yakuCountRow">
      <span class="yakuSide made">
        <b>{formatNumber(made)}</b>
        <i style={{ width: percentOf(made / most) }} />
      </span>
      <span class="yakuOf">
        <YakuCards cards={yakuPicture(id, name, rules)} width={1.375} room={5.5} />
        <span>{nameOf(count)}</span>
      </span>
      <span class="yakuSide suffered">
        <i style={{ width: percentOf(suffered / most) }} />
        <b>{formatNumber(suffered)}</b>
      </span>
    </li>
  );
}

export function YakuPage({ play: { yaku, rules } }: { readonly play: PlayRecord }) {
  const most = Math.max(1, ...yaku.flatMap(({ made, suffered }) => [made, suffered]));
  const title = t('record:yaku.title');
  if (yaku.length === 0) return <p class="recordNothing">{t('record:nothing.yaku')}</p>;
  return (
    <section class="yakuPage">
      <h3>{title}</h3>
      <p class="yakuHead" aria-hidden="true">
        <span class="made">{t('record:yaku.made')}</span>
        <span />
        <span class="suffered">{t('record:yaku.suffered')}</span>
      </p>
      <div class="sheetScroll" tabIndex={0} role="group" aria-label={title}>
        <ul aria-hidden="true">
          {yaku.map((count) => (
            <Row key={`${count.id} ${count.name ?? ''}`} count={count} most={most} rules={rules} />
          ))}
        </ul>
        <SpokenTable
          caption={title}
          columns={[t('record:yaku.yaku'), t('record:yaku.made'), t('record:yaku.suffered')]}
          rows={yaku.map((count) => [nameOf(count), formatNumber(count.made), formatNumber(count.suffered)])}
        />
      </div>
    </section>
  );
}
