import { SiteLink } from '#ui/site-link.tsx'
import type { Block } from '../rules/blocks.ts'
import type { SectionShown } from './page-shown.ts'

function BlockText({ block }: { block: Block }) {
  if ('text' in block) return <p>{block.text}</p>
  return (
    <ul className="grid list-disc gap-2 ps-5 marker:text-muted">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** Rows below each other, which fit a phone and a printed page. */
function Rows({ table: { columns, rows } }: { table: NonNullable<SectionShown['table']> }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(([name = '', ...cells]) => (
        <li key={name} className="grid gap-1 py-3 break-inside-avoid">
          <h3 className="font-medium">
            <bdi>{name}</bdi>
          </h3>
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
            {cells.map((cell, at) => (
              <div key={columns[at + 1]} className="contents max-sm:block">
                <dt className="text-muted">{columns[at + 1]}</dt>
                <dd>{cell}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Links({ links }: Pick<SectionShown, 'links'>) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
      {links.map(({ text, url }) => (
        <li key={url}>
          <SiteLink
            href={url}
            className="inline-flex min-h-8 items-center text-palm underline underline-offset-4"
          >
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** A part of a page of text, which the list of contents names. */
export function Section({ section }: { section: SectionShown }) {
  const { id, heading, blocks, image, table, links } = section
  return (
    <section aria-labelledby={id} className="grid gap-3 print:break-inside-auto">
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-xl outline-none md:text-2xl">
        {heading}
      </h2>
      {blocks.map((block) => (
        <BlockText key={'text' in block ? block.text : block.items[0]} block={block} />
      ))}
      {image && (
        <img
          src={image.url}
          width={image.width}
          height={image.height}
          alt=""
          loading="lazy"
          className="h-auto max-w-full rounded-card"
        />
      )}
      {table && <Rows table={table} />}
      {links.length > 0 && <Links links={links} />}
    </section>
  )
}
