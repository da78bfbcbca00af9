export { openSiteFolder, type SiteFolder } from '../system/siteFolder.ts'
