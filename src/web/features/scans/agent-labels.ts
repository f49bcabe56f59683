/** The agents in the order of their work. */
export const agentLabels: readonly (readonly [string, string])[] = [
  ['company_research', 'Company research'],
  ['security_documentation_hunter', 'Security documentation hunter'],
  ['trust_center_extractor', 'Trust center extractor'],
  ['privacy_data_protection_scraper', 'Privacy data protection scraper'],
  ['advanced_web_scraper', 'Advanced web scraper'],
  ['pricing_analysis', 'Pricing analysis'],
  ['genai_policy_analysis', 'GenAI policy analysis'],
  ['executive_summary_generator', 'Executive summary generator'],
]
