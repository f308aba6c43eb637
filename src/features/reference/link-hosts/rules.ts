import type { BrowserRefusalCode } from '#i18n/browser-refusals.ts'
import { linkHostOf, onwardPattern } from './contract/links.ts'

export type LinkHosts = readonly string[]

type Links = { videoUrl?: string | null | undefined; virtualTour?: string | null | undefined }

const linkFields = ['videoUrl', 'virtualTour'] as const

const leadsOn = new RegExp(onwardPattern)

const matches = (host: string) => (entry: string) =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry

export function isAllowedLink(link: string, hosts: LinkHosts): boolean {
  const host = linkHostOf(link)
  return host !== undefined && !leadsOn.test(link) && hosts.some(matches(host))
}

export const siteNames = (hosts: LinkHosts) =>
  [...new Set(hosts.map((host) => host.replace(/^(\*|www|m)\./, '')))].join(' · ')

export type LinkFault = { code: BrowserRefusalCode; path: string; values: { sites: string } }

export function linkFaults(ad: Links, hosts: LinkHosts): LinkFault[] {
  return linkFields.flatMap((path) => {
    const link = ad[path]
    if (!link || isAllowedLink(link, hosts)) return []
    return [{ code: 'link_not_allowed', path, values: { sites: siteNames(hosts) } }]
  })
}

export function fieldsWithAllowedLinks<Fields extends Links>(ad: Fields, hosts: LinkHosts): Fields {
  const hidden = linkFaults(ad, hosts).map(({ path }) => [path, null])
  return { ...ad, ...Object.fromEntries(hidden) }
}

type AdWithLinks = { videos: { url: string }[]; virtualTour: string | null }

const isUpload = ({ url }: { url: string }) => /^\/(?!\/)/.test(url)

export function withAllowedLinks<Ad extends AdWithLinks>(ad: Ad, hosts: LinkHosts): Ad {
  const { videos, virtualTour } = ad
  return {
    ...ad,
    videos: videos.filter((video) => isUpload(video) || isAllowedLink(video.url, hosts)),
    virtualTour: virtualTour && isAllowedLink(virtualTour, hosts) ? virtualTour : null,
  }
}
