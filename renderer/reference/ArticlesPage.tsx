/** Glossary, advice and history: short articles one after the other. Tells what it is given. */
import { articlesOf } from './articles';
import type { Article, ArticlePage } from './articles';
import { Japanese } from './Japanese';
import { Marked } from './Marked';

function Told({ article: { id, title, japanese, text } }: { readonly article: Article }) {
  return (
    <article data-entry={id}>
      <h3>
        <Marked text={title} /> <Japanese text={japanese} />
      </h3>
      <p>
        <Marked text={text} />
      </p>
    </article>
  );
}

interface ArticlesPageProps {
  readonly page: ArticlePage;
  readonly title: string;
}

export function ArticlesPage({ page, title }: ArticlesPageProps) {
  return (
    <div class={`articles ${page} sheetScroll selectable`} tabIndex={0} role="region" aria-label={title}>
      {articlesOf(page).map((article) => (
        <Told key={article.id} article={article} />
      ))}
    </div>
  );
}
