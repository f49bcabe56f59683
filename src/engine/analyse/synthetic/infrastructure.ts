import type { SentenceSet } from './sentence-set.ts'

export const infrastructureSentences: SentenceSet = {
  'infra.hosting': [
    ['yes', 'Acme is hosted on AWS in Frankfurt.'],
    ['yes', 'Our servers run in Google Cloud data centers in the United States.'],
    ['partial', 'Acme runs on Amazon Web Services.'],
    ['partial', 'Our servers are located in the European Union.'],
    ['not-stated', 'Connect your own AWS account.', 'docs'],
    ['not-stated', 'Sign in with your Google account.', 'docs'],
    ['not-stated', 'We send email through a provider.'],
  ],
  'infra.network': [
    ['yes', 'Our network is protected by firewalls and a web application firewall.'],
    ['yes', 'We use DDoS protection in front of our services.'],
    ['yes', 'Databases run in private subnets that cannot be reached from the internet.'],
    ['not-stated', 'Open port 443 in your firewall.', 'docs'],
    ['not-stated', 'Denial of service attacks are out of scope.', 'disclosure'],
    ['not-stated', 'You can restrict access by IP.', 'docs'],
  ],
  'infra.hardening': [
    ['yes', 'Servers are hardened following the CIS benchmarks.'],
    ['yes', 'Our infrastructure is defined as code with Terraform.'],
    ['yes', 'Operating systems are patched monthly.'],
    ['not-stated', 'Use our Terraform provider to manage your resources.', 'docs'],
    ['not-stated', 'Update your browser regularly.'],
    ['not-stated', 'We may update this policy.', 'privacy'],
  ],
  'infra.physical': [
    ['yes', 'Data centres are guarded around the clock and monitored by CCTV.'],
    ['yes', 'Physical access to the servers is controlled by AWS with badges and biometric readers.'],
    ['partial', 'Acme is hosted in secure data centers.'],
    ['not-stated', 'Attacks that require physical access to a device are out of scope.', 'disclosure'],
    ['not-stated', 'Our data centre is in Oregon.'],
    ['not-stated', 'Send us a letter to our physical address.'],
  ],
  'infra.private_net': [
    ['yes', 'Connect through AWS PrivateLink or VPC peering.', 'docs'],
    ['yes', 'Site-to-site VPN is available for Enterprise customers.', 'docs'],
    ['partial', 'PrivateLink is in beta.', 'docs'],
    ['no', 'VPC peering is not supported.', 'docs'],
    ['not-stated', 'Our employees use a VPN.'],
    ['not-stated', 'Restrict access with an IP allowlist.', 'docs'],
  ],
  'infra.malware': [
    ['yes', 'All company laptops run anti-malware software.'],
    ['yes', 'We use endpoint detection and response on our servers.'],
    ['yes', 'Files uploaded to our systems are scanned for viruses by antivirus software.'],
    ['not-stated', 'You must not upload viruses or malware.', 'terms'],
    ['not-stated', 'We recommend that you install antivirus software.'],
    ['not-stated', 'We cannot guarantee that the site is free of viruses.', 'terms'],
  ],
}
